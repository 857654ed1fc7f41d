import { freePort, isFree } from './ports.ts';

export interface CloudPorts {
  /** The application and its API. */
  readonly app: number;
  readonly dynamo: number;
  readonly files: number;
  readonly queues: number;
  readonly inbox: number;
  readonly identity: number;
}

const NAMES = ['app', 'dynamo', 'files', 'queues', 'inbox', 'identity'] as const;

/** The application's port and the five after it. */
export const portsFrom = (first: number): CloudPorts =>
  Object.fromEntries(NAMES.map((name, i) => [name, first + i])) as unknown as CloudPorts;

export async function freePorts(): Promise<CloudPorts> {
  const ports = new Set<number>();
  while (ports.size < NAMES.length) ports.add(await freePort());
  return Object.fromEntries(NAMES.map((name, i) => [name, [...ports][i]])) as unknown as CloudPorts;
}

export async function takenPort(ports: CloudPorts): Promise<number | undefined> {
  for (const name of NAMES) if (!(await isFree(ports[name]))) return ports[name];
  return undefined;
}
