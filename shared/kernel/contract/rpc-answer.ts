import * as z from 'zod';

/** The answer to a message of JSON-RPC. Absent: the message is a notification. */
export const RpcAnswer = z.object({ answer: z.unknown().optional() });
export type RpcAnswer = z.infer<typeof RpcAnswer>;
