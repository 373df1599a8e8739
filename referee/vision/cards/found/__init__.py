"""Cards of any picture: where they lie and what the networks say of each."""
