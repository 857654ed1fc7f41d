/** An address with a port that no fetch may use: tests send no request outside. */
const NOBODY = 'http://127.0.0.1:9';

/** The environment of tests with a table, on either cloud. */
export const TEST_VARIABLES = {
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'ERROR',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  HMAC_KEY: 'a key of tests alone',
  EXCHANGE_RATES_URL: NOBODY,
  VIES_URL: NOBODY,
  CARD_PROVIDER_URL: NOBODY,
  EVATR_URL: NOBODY,
  BRREG_URL: NOBODY,
} as const;
