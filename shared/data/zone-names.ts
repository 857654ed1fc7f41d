export const FALLBACK_ZONE = 'UTC';

/** All zones the runtime knows, as a select shows them. */
export const timeZones = (): string[] => [
  FALLBACK_ZONE,
  ...Intl.supportedValuesOf('timeZone').filter((z) => z !== FALLBACK_ZONE),
];
