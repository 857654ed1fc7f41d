/** Returns LocalStack's address when this run uses it (`npm run test:localstack`); undefined on the embedded cloud. */
export const localstackBehind = (): string | undefined => process.env.TESTED_ON_LOCALSTACK;
