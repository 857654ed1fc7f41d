import { Logger } from '@aws-lambda-powertools/logger';

/** One logger a function, of the domain that the environment names. Log ids, never names, addresses or bodies. */
export const logger = new Logger();
