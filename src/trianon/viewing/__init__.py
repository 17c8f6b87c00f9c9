"""What a viewer sees of a match, in the messages of the API: built here for tables of a server and of a device."""
