import * as z from 'zod';
import { type KindWith, kindsWith } from '../records.ts';

/** The kinds of records that carry tags of the agency's own. */
export const MAIN_AREAS = kindsWith('tags');
export const MainArea = z.enum(MAIN_AREAS);
export type MainArea = KindWith<'tags'>;

/** The kinds of records with a list of statuses of their own; a journey only says its phase. */
export const STATUS_AREAS = kindsWith('statuses');
export const StatusArea = z.enum(STATUS_AREAS);
export type StatusArea = KindWith<'statuses'>;

export const isStatusArea = (value: unknown): value is StatusArea => STATUS_AREAS.some((area) => area === value);
export const isMainArea = (value: unknown): value is MainArea => MAIN_AREAS.some((area) => area === value);
