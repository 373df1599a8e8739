// Keys of texts for names that the server uses: small letters and hyphens only.

/** @param {...string} parts */
export const key = (...parts) => parts.join("-").replaceAll("_", "-").toLowerCase();
