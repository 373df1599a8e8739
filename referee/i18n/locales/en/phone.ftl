# The page of a phone that is the camera.

phone-title = This phone is the camera
phone-picture = What this phone sees
phone-asking = May this phone film?
phone-asking-text = Tap “Allow” in the question of the browser.
phone-allowed = Allowed
phone-allowed-text = Connecting to the referee …
phone-sending = The referee gets the pictures
phone-sees = The referee sees the table
phone-leave-open = Leave this page open, and the phone where it is. A charger helps.
phone-lost = No connection
phone-lost-text = Trying again by itself. Is the phone in the Wi-Fi of the referee?
phone-other = The referee does not take these pictures
phone-instead = Use this phone instead
phone-again = Try again
phone-refused = No picture
phone-refused-denied = The browser does not let this page film. Open its settings for this page, allow the camera, then try again.
phone-refused-none = No camera was found on this device.
phone-refused-busy = Another app uses the camera. Close it, then try again.
phone-refused-taken = The camera was taken away, by a call or another app. Try again.
phone-small = The camera gives only { $width } × { $height }. It may be too coarse to read whose card it is.
phone-insecure = A browser lets a page film only over a secure address (https). Start the referee with --lan, and open the camera link that it prints or shows as a code.
phone-warning = The browser will warn of this address, for its certificate was made by your own computer and nobody else vouches for it; choose “Advanced” and go on.
