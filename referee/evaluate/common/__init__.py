"""What figures of any game share: whether readings are as sure as they ought to be, and what counts as a proof."""
