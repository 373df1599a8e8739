"""What is otherwise than before: from frame to frame, between two pictures, and since the table was learned."""
