// The bare table has nothing to be found on it: its picture says it all.

export const CardsFound = () => null;
