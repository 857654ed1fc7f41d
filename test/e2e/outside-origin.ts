/** The address at which a test serves calendars or Webflow: the only local one that the browser tests' cloud asks. */
export const OUTSIDE_ORIGIN = 'http://127.0.0.1:5690';
export const GOOGLE_URL = `${OUTSIDE_ORIGIN}/google`;
export const HUBSPOT_URL = `${OUTSIDE_ORIGIN}/hubspot`;
