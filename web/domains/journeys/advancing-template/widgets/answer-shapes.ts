import type { AnswerOf, Person, TimeLine } from '#shared/domains/journeys/advancing-template/answers.ts';
import type { Address } from '#shared/kernel/geo/address.ts';

const has = (value: unknown, field: string): boolean => typeof value === 'object' && value !== null && field in value;

/* The kinds of answers that are objects. The question says the kind; these read an answer without its schema. */
export const isMoney = (value: unknown): value is AnswerOf<'money'> => has(value, 'minor');
export const isPerson = (value: unknown): value is Person => has(value, 'role');
export const isTime = (value: unknown): value is TimeLine => has(value, 'start');
export const isAddress = (value: unknown): value is Address => has(value, 'addressLine1');
export const isFile = (value: unknown): value is AnswerOf<'file'>[number] => has(value, 'fileId');
