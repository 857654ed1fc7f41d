/**
 * List prices in USD without free tiers, for the region of production (`infra/stages.ts`). `source` says where each is
 * from. Look them up again before a decision that depends on a cent.
 */
export const PRICES = {
  region: 'eu-west-1',
  on: '2026-11-28',
  /** From memory: us-east-1 lists 0.125 and 0.625 a million (airbyte.com, read on that day); Ireland is 13 % dearer. */
  readUnit: { usd: 0.1415e-6, source: 'memory' },
  writeUnit: { usd: 0.7068e-6, source: 'memory' },
  /** arm64, as `infra/constructs/function-kit.ts` says; published tables of 2026 agree. */
  lambdaGbSecond: { usd: 0.0000133334, source: 'git.mcrn.ar/mariano/lambda_local_runner, lambda-13-cost.md' },
  lambdaRequest: { usd: 0.2e-6, source: 'git.mcrn.ar/mariano/lambda_local_runner, lambda-13-cost.md' },
  /** HTTP API, the first 300 million a month. */
  apiRequest: { usd: 1.11e-6, source: 'memory' },
  /** HTTPS, Europe. */
  edgeRequest: { usd: 1.2e-6, source: 'memory' },
  edgeFunction: { usd: 0.1e-6, source: 'cur.vantage.sh/aws/amazoncloudfront' },
  edgeByte: { usd: 0.085e-9, source: 'kindatechnical.com, CloudFront pricing' },
  /** Standard class, ingestion. */
  logByte: { usd: 0.57e-9, source: 'memory' },
  /** The first 5 % of requests are traced. */
  trace: { usd: 5e-6, source: 'memory' },
  queueRequest: { usd: 0.4e-6, source: 'memory' },
} as const;

/** Assumptions of the model, where nothing can be measured here. */
export const MODEL = {
  /** Milliseconds of one database call from a function in its region. */
  databaseMs: 6,
  memoryMb: 512,
  /** Lambda gives a full core at so many MB, and of a smaller memory its share. */
  fullCoreMb: 1769,
  /** One line of ours, and the START, END and REPORT lines of the platform. */
  logBytes: 1_400,
  traced: 0.05,
} as const;
