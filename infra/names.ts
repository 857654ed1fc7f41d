import { createHash } from 'node:crypto';
import { kebab } from '#shared/kernel/route.ts';
import type { Stage } from './stages.ts';

/** What a function runs: an endpoint, a job or a worker. */
export interface Operation {
  readonly domain: string;
  readonly operation: string;
}

/** `backline-staging`: first part of every physical name, so that roles can be narrowed by name. */
export const prefixOf = (stage: Stage): string => `backline-${stage.name}`;

/** Folder in dist/lambda and end of the function's name. */
export const operationName = ({ domain, operation }: Operation): string => `${domain}-${kebab(operation)}`;

/** Lambda takes 64 characters; a longer name keeps its start and ends in a digest. */
export function functionName(stage: Stage, op: Operation): string {
  const name = `${prefixOf(stage)}-${operationName(op)}`;
  if (name.length <= 64) return name;
  return `${name.slice(0, 55)}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** Construct id: `show-list` -> `ShowList`. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
