# What sources say of themselves: why they cannot be opened, and what happens to them while they are watched.

source-scheme = { $spec } cannot be opened; addresses start with { $schemes }
source-no-match = no pictures match { $spec }; check the pattern, and put it in quotes
source-neither = { $spec } is neither a file nor a folder; name a picture, a video, a folder or a camera
source-missing = no such file or folder: { $spec }; name a picture, a video, a folder, a camera (0) or an address
source-no-pictures = { $folder } holds no pictures ({ $endings }); name a folder with pictures, a video or a camera
source-left-out = left out: { $why }
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
video-truncated = { $name } breaks off: { $n } of { $total } frames can be read; what was seen until then counts
video-empty = { $path } is empty (0 bytes); record it again
video-cut = { $path } is an MP4 that was cut off before its index was written, so no frame can be read; copy it again from where it was recorded, or record it again
video-unplayable = { $path } is not a video that can be played; give an MP4 or another common video, pictures or a camera
