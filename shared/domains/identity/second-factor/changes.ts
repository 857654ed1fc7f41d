/** The changes of a second factor. Each is told to its person by mail. */
export const FACTOR_CHANGES = ['on', 'off', 'codes', 'recovered', 'reset'] as const;
export type FactorChange = (typeof FACTOR_CHANGES)[number];
