# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } cannot be opened; addresses start with { $schemes }
source-no-address = { $address } is no address of a camera; write it like http://192.168.1.20:8080/video
source-no-match = no pictures match { $spec }; check the pattern, and put it in quotes
source-too-wide = { $spec } would take too long to look through: beyond { $n } files nothing is looked at; name the folder of the pictures
source-match-others = what matches { $spec } is several files, none of them a picture; name one video, or a pattern of pictures
source-unreadable = { $spec } cannot be read: { $why }
source-neither = { $spec } is neither a file nor a folder; name a picture, a video, a folder or a camera
source-missing = no such file or folder: { $spec }; name a picture, a video, a folder, a camera (0) or an address
source-no-pictures = { $folder } holds no pictures ({ $endings }); name a folder with pictures, a video or a camera
source-left-out = left out: { $why }
source-left-out-all = { $n } pictures could not be read and were left out
source-none-readable = none of the { $total } pictures of { $name } can be read; the first: { $why }
source-not-mjpeg = standard input is not Motion JPEG; pipe JPEG pictures, one after the other
source-no-mjpeg = no picture came on standard input; pipe JPEG pictures, one after the other
source-back = { $name } delivers again
source-ended = { $name } did not come back; check its cable, power and network
source-silent = { $name } has been silent for { $seconds } s; trying again
source-stopped = { $name } stopped delivering; trying again
source-frozen = { $name } has shown the very same picture for { $seconds } s; trying again
source-camera = camera { $number }
source-camera-closed = camera { $number } cannot be opened; check that it is plugged in and that no other program uses it, or name another one (0 is the first)
source-closed = { $address } cannot be opened; check the address, and that its camera is on and in this network
source-page = { $address } answers with a page, not with pictures; give the address of the stream itself (on many cameras it ends in /video, /stream or /mjpeg) or of a picture (/shot.jpg, /snapshot.jpg)
source-password = { $address } asks for a user and a password; write them into the address: http://USER:PASSWORD@...
source-wrong-password = { $address } does not accept this user and password; correct them in the address
source-forbidden = { $address } does not let this computer in; allow it in the camera’s settings, or write user and password into the address
source-nothing-there = at { $address } there is nothing (not found); the camera is on, but its stream has another address: look in its app or manual
source-busy = { $address } is busy; small cameras have one viewer at a time: close its picture in other windows and apps
source-answer = { $address } answers with error { $status } instead of pictures; check the address, or restart the camera
source-no-pictures-come = { $address } answers, but what it sends are no pictures; give the address of a JPEG or Motion JPEG picture
source-too-large = { $address } sends pictures that are too large; set the camera to 4000x3000 or less
video-truncated = { $name } breaks off after { $seconds } s: { $n } of { $total } frames can be read; what was seen until then counts
video-truncated-open = { $name } breaks off after { $seconds } s: { $n } frames can be read; what was seen until then counts
video-empty = { $path } is empty (0 bytes); record it again
video-cut = { $path } is an MP4 that was cut off before its index was written, so no frame can be read; copy it again from where it was recorded, or record it again
video-unplayable = { $path } is not a video that can be played; give an MP4 or another common video, pictures or a camera
video-too-large = { $path } has larger pictures than 4096x2304; record or save it in 4K or less

# A phone as camera: what it is told, and what is told of it

source-phone = the phone
source-phone-label = A phone
source-phone-served = a phone sends its pictures to the dashboard: start `referee serve --lan phone` and open the camera page on the phone
phone-awaited = no phone sends pictures yet; open the camera page on the phone and allow the camera
phone-silent = the phone sends no pictures; look at its page, or come nearer to the network
phone-hidden = the camera page is not in front on the phone, or its screen is off; open it again
phone-gone = the camera page was closed on the phone; open it again
phone-other-phone = another phone is the camera now
phone-other-camera = the referee watches through another camera ({ $name }); choose “A phone” in the set-up first
phone-no-camera = the table plays without a camera now; choose “A phone” in the set-up
phone-no-jpeg = this is no JPEG picture
phone-too-large = a picture may have { $megabytes } MB at most
phone-size = a picture of { $width }x{ $height } cannot be used; send one between 160x160 and 3840x2160
phone-no-head = the message is too short; reload the page
