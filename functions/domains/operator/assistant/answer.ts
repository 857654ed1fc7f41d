import * as z from 'zod';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import {
  errorOf,
  paramsOf,
  resultOf,
  SERVER,
  toolProblem,
  toolResult,
  versionFor,
} from '#shared/domains/operator/assistant/rules.ts';
import type { RpcMessage } from '#shared/domains/operator/assistant/schemas.ts';
import { isRead } from '#shared/kernel/access/api-token.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { translate } from '#shared/kernel/text/translate.ts';
import { type Tool, toolsOf } from './tools.ts';

const described = ({ name, title, description, route, input }: Tool) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }),
  annotations: { readOnlyHint: isRead(route), destructiveHint: false, openWorldHint: false },
});

/** A refusal is an answer for the assistant, which may try otherwise. A fault of ours is none. */
async function problemOf(e: unknown, { locale }: UserContext) {
  if (!(e instanceof AppError)) throw e;
  const { messages } = await import('#shared/messages.ts');
  const lines = e.details.map(({ code, field, params }) => {
    const said = translate(messages, locale, code, params);
    return field ? `${field}: ${said}` : said;
  });
  return toolProblem(lines.join('\n'));
}

async function callTool(ctx: UserContext, message: RpcMessage) {
  const params = paramsOf(message);
  const tool = toolsOf(ctx).find(({ name }) => name === params.name);
  if (!tool) return errorOf(message, 'invalidParams', 'This token has no tool of that name');
  try {
    return resultOf(message, toolResult(await tool.run(ctx, params.arguments ?? {})));
  } catch (e) {
    return resultOf(message, await problemOf(e, ctx));
  }
}

/** Answers one message of the Model Context Protocol. */
export async function answerTo(ctx: UserContext, message: RpcMessage): Promise<object> {
  switch (message.method) {
    case 'initialize':
      return resultOf(message, {
        protocolVersion: versionFor(paramsOf(message).protocolVersion),
        capabilities: { tools: {} },
        serverInfo: SERVER,
      });
    case 'ping':
      return resultOf(message, {});
    case 'tools/list':
      return resultOf(message, { tools: toolsOf(ctx).map(described) });
    case 'tools/call':
      return callTool(ctx, message);
    default:
      return errorOf(message, 'methodNotFound', `This server does not know ${message.method}`);
  }
}
