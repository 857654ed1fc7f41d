/** Where a test serves calendars: the one address of this machine that the cloud of the browser tests may fetch from. */
export const CALENDAR_ORIGIN = 'http://127.0.0.1:5690';
