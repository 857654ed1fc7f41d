import type { RpcMessage } from './schemas.ts';

/** The versions of the protocol that this server speaks, the newest first. */
export const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export const SERVER = { name: 'backline', title: 'Backline', version: '1' } as const;

/** Codes of JSON-RPC. */
export const RPC_ERRORS = { methodNotFound: -32601, invalidParams: -32602 } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Some clients send `[]`, or nothing, for no parameters. */
export const paramsOf = ({ params }: Pick<RpcMessage, 'params'>): Readonly<Record<string, unknown>> =>
  isObject(params) ? params : {};

/** Agrees on the version that a client asks for, or offers the newest. */
export function versionFor(asked: unknown): (typeof VERSIONS)[number] {
  return VERSIONS.find((version) => version === asked) ?? VERSIONS[0];
}

export const isNotification = ({ id }: Pick<RpcMessage, 'id'>): boolean => id === undefined;

export const resultOf = ({ id }: Pick<RpcMessage, 'id'>, result: object) => ({ jsonrpc: '2.0', id, result });
export const errorOf = ({ id }: Pick<RpcMessage, 'id'>, code: keyof typeof RPC_ERRORS, message: string) => ({
  jsonrpc: '2.0',
  id,
  error: { code: RPC_ERRORS[code], message },
});

/** Answers the findings of a tool, as data and as text for older clients. */
export const toolResult = (found: object) => ({
  content: [{ type: 'text', text: JSON.stringify(found) }],
  structuredContent: found,
  isError: false,
});
/** Answers the reason why a tool failed. The assistant reads it and may try otherwise. */
export const toolProblem = (message: string) => ({ content: [{ type: 'text', text: message }], isError: true });
