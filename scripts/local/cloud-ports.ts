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

/** The application's port and the five after it. */
export const portsFrom = (first: number): CloudPorts => ({
  app: first,
  dynamo: first + 1,
  files: first + 2,
  queues: first + 3,
  inbox: first + 4,
  identity: first + 5,
});

export async function freePorts(): Promise<CloudPorts> {
  const taken = new Set<number>();
  const another = async (): Promise<number> => {
    const port = await freePort();
    if (taken.has(port)) return another();
    taken.add(port);
    return port;
  };
  return {
    app: await another(),
    dynamo: await another(),
    files: await another(),
    queues: await another(),
    inbox: await another(),
    identity: await another(),
  };
}

export async function takenPort(ports: CloudPorts): Promise<number | undefined> {
  for (const port of Object.values(ports)) if (!(await isFree(port))) return port;
  return undefined;
}
