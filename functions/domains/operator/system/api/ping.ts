import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { systemContract } from '#shared/domains/operator/system/contract.ts';
import { probeAll } from '../probes.ts';

export const handler = endpoint(systemContract.routes.ping, () => probeAll());
