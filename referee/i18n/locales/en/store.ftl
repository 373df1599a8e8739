# What the log, its exports, the kept sets and the dashboard's port answer.

store-where-evidence = say where the evidence pictures are kept: { $url } is not a file
store-written = event { $event } of this round is already written; nothing is ever overwritten
store-no-match = there is no match { $match } in { $name }; its matches: { $held }
store-format = unknown format { $format }; choose one of { $formats }
store-other-program = { $name } is a database of another program; name another file with --db
store-newer = { $name } was written by a newer Referee; update it or name another file with --db
store-no-log = { $name } is not a Referee log; name another file with --db
store-unusable = the log { $name } cannot be used ({ $reason }); check the disk or name another file with --db
store-locked = another program holds the log { $name }
store-disk-full = the disk is full, and the log { $name } cannot grow
store-read-only = the log { $name } may not be written
store-damaged = the log { $name } is damaged
store-emptied = { $name } is no log any longer, but { $left } beside it belongs to one: put the log back from a copy, or move both away to begin a new one
store-entry-damaged = entry { $event } of the log is damaged
store-gone = the log { $name } is gone: put it back where it was
store-replaced = in place of the log { $name } there is another file, or another program has written into this match
store-no-picture = pictures that prove a verdict cannot be kept ({ $why })
store-not-now = this has to wait until the log can be written: { $why }
store-memory-full = nothing more can be kept in memory ({ $n } entries of the log wait): make the log usable first
store-waiting = { $why }. The game goes on: { $n ->
    [0] no entry waits
    [one] one entry waits
   *[other] { $n } entries wait
    } to be written{ $pictures ->
    [0] { "" }
    [one] , and one picture
   *[other] , and { $pictures } pictures
    }{ $left_out ->
    [0] .
    [one] ; one picture found no room and is lost.
   *[other] ; { $left_out } pictures found no room and are lost.
    }
store-waiting-full = { $why }. { $n } entries and { $pictures } pictures wait to be written, and there is room for no more ({ $left_out } pictures are lost): the referee stops watching until the log can be written.
store-waits = { $why }; what happens now is kept in memory until it can be written
store-again = the log can be written again; everything that waited is in it
store-put-back = the log { $name } was deleted; it was written there again, with everything that waited
store-lost = the log was not written to the end ({ $why }): { $n } entries and { $pictures } pictures are lost
store-no-home = this user has no home folder; name a folder for log, links and taught sets with --data or the variable { $variable }
store-no-locks = files in the folder { $folder } cannot be locked, it may be on a share; there the log would be damaged, so name a folder on a disk of this computer with --data or --db
store-no-folder = the folder { $folder } cannot be made ({ $why }); name another file with --db
store-too-large = no match, round or event has so large a number
store-nothing = there is no { $what } { $number } in this log
sets-unreadable = the set { $name } cannot be read ({ $why }); keep it again with `referee teach --name`
sets-damaged = the set { $name } is damaged; keep it again with `referee teach --name`
sets-bad-name = { $name } cannot be the name of a set: write a word or two, of letters and digits
sets-not-kept = the set cannot be kept in { $folder } ({ $why }); name a file with -o
import-nested = the file is nested too deeply to be an exported match
import-no-match = the file is no match exported by Referee ({ $missing } is missing or of another kind)
import-no-json = line { $number } is not JSON, so the file is no match exported by Referee; take one that a match offers under “Take it home”
import-cut = the file ends in the middle, its rest is missing: copy it again, or export the match anew
import-first-line = the first line does not describe a match; export it again with this version
import-unknown-round = events of round { $number } are listed, a round the match does not name
import-event = an event of round { $number } has no number or no type
import-order = the events of round { $number } are not in order
import-too-many = the file holds { $n } events; a match has at most { $most }
import-rounds = the rounds are not numbered 1, 2, ... in order
import-form = the file is no match exported by Referee: { $what }
import-large = the file is larger than any match: { $n } values, and at most { $most } can be read in
import-twice = the name { $name } stands twice in one object of the file
import-letters = the file holds letters that no text can have (half of a pair)
port-in-use = port { $port } is in use; stop the other program or choose another with --port
port-in-use-next = port { $port } is in use; stop the other program (another Referee, perhaps) or start with --port { $next }, which is free
links-unreadable = the links’ tokens in { $path } cannot be read ({ $why }); delete the file, and new links are made
links-damaged = the file { $path } does not hold the links’ tokens; delete it, and new links are made
links-not-kept = the links’ tokens cannot be kept in { $path }: { $why }
cameras-unreadable = the passwords of the cameras in { $path } cannot be read ({ $why }); delete the file, and name the camera again
cameras-damaged = the file { $path } does not hold the passwords of cameras; delete it, and name the camera again
cameras-not-kept = the password of the camera cannot be kept in { $path } ({ $why }); after the next start the camera has to be named again
port-not-allowed = port { $port } is not allowed for you; choose one above 1024 with --port
port-unusable = the address { $host } port { $port } cannot be used ({ $why }); choose another --host
sets-none-so-called = no set is kept by the name { $name }; kept are: { $names }; `referee teach --name` keeps one
sets-none = no set is kept by the name { $name }; none is kept yet; `referee teach --name` keeps one
store-none-yet = none yet
store-server-away = the database { $name } cannot be reached
store-server-refuses = the server of { $name } refuses: { $why }; check the address
store-no-address = { $url } is no address of a log: name a file, or postgresql://USER:PASSWORD@HOST/DATABASE
store-no-driver = a log on a PostgreSQL server needs psycopg: pip install 'referee[club]'
store-shared = { $name } is the log that a club’s tables share; play with a log of this table’s own and name that one with --club
