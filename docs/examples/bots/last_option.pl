#!/usr/bin/env perl
# A bot for Trianon in Perl, with nothing but its core modules: prefers what moves the match on.
# Try it: trianon arena histrio --seats "cmd:docs/examples/bots/last_option.pl,random" --games 20
use strict;
use warnings;
use JSON::PP;

$| = 1;    # every answer leaves at once

while ( my $line = <STDIN> ) {
    my $message = decode_json($line);
    if ( $message->{message} eq 'hello' ) {
        print encode_json( { hello => 1 } ), "\n";
    }
    elsif ( $message->{message} eq 'decision' ) {
        my @options = @{ $message->{options} };
        my ($moving) = grep { !/^(?:forfeit|pass|reconsider)$/ } reverse @options;
        print encode_json( { answer => $moving // $options[-1] } ), "\n";
    }
}
