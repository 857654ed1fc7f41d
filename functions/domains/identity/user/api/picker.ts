import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { pickRecords } from '#functions/platform/record/handlers.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { userStore } from '../store.ts';

/** Colleagues: owners of shows, assignees of tasks. Outsiders are never offered. */
export const handler = endpoint(
  userContract.routes.picker,
  pickRecords(userStore, (summary, ctx) => summary.facets?.internal === 1 && ctx.actor.environment === 'internal'),
);
