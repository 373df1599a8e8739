"""Pictures that are there already: films and folders, and how they are decoded."""
