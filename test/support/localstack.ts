/** Where LocalStack is, when this run stands on it (`npm run test:localstack`); undefined on the embedded cloud. */
export const localstackBehind = (): string | undefined => process.env.TESTED_ON_LOCALSTACK;
