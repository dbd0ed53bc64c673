saying-no-room = You are not in this room.
saying-silence = You cannot speak here now.
saying-empty = There is nothing to send yet.
saying-too-long = That is too long: at most { $most } characters fit in one message.
saying-too-fast = That is more than anyone can read. Wait a moment, then send it again.
saying-unfit = This page cannot send anything any more. Please load it again.
