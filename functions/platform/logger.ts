import { Logger } from '@aws-lambda-powertools/logger';

/** One logger a function. Log ids, never names, addresses or bodies. */
export const logger = new Logger({ serviceName: 'backline' });
