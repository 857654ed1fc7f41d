import { anyUser } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { RpcAnswer } from '#shared/kernel/contract/rpc-answer.ts';
import { Done } from '#shared/kernel/record/ids.ts';
import { RpcMessage } from './schemas.ts';

/**
 * A server of the Model Context Protocol, over HTTP and without sessions. An assistant calls its tools with an API token,
 * within the rights of that token.
 */
export const assistantContract = contract('assistant', {
  errors: { 'assistant.tokenOnly': 403, 'assistant.noStream': 405 },
  routes: {
    message: route(core('POST', '/mcp'), anyUser.writes(), {
      takesReadOnly: true,
      format: 'rpc',
      body: RpcMessage,
      output: RpcAnswer,
    }),
    /** Refuses a stream: this server sends nothing on its own. Clients ask for one, and go on without. */
    listen: route(core('GET', '/mcp'), anyUser.uses(), { takesReadOnly: true, output: Done }),
  },
});
