import type { Notification } from '#shared/domains/reference/notification/contract.ts';
import { FOLDED } from './runs.ts';

const SHOW_PAGE = /^\/show\/([0-9A-Z]{26})$/;

/** The show of a notification about an option that ends or has ended. */
export const optionShowId = ({ kind, target }: Pick<Notification, 'kind' | 'target'>): string | undefined =>
  FOLDED.some((folded) => folded === kind) ? SHOW_PAGE.exec(target)?.[1] : undefined;
