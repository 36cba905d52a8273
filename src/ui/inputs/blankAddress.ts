/** What an address begins with: most are here, and papers that cross a border name the country. */
export const BLANK_ADDRESS = { countryCode: 'ES', country: 'España' };
