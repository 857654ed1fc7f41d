/** A port no fetch may use: tests ask nobody outside. */
const NOBODY = 'http://127.0.0.1:9';

/** What tests with a table find in their environment, whichever cloud stands behind them. */
export const TEST_VARIABLES = {
  POWERTOOLS_METRICS_DISABLED: 'true',
  POWERTOOLS_LOG_LEVEL: 'ERROR',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  HMAC_KEY: 'a key of tests alone',
  EXCHANGE_RATES_URL: NOBODY,
  VIES_URL: NOBODY,
  EVATR_URL: NOBODY,
  BRREG_URL: NOBODY,
} as const;
