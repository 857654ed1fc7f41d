/*
 * The process of the functions: takes events, runs their handlers and answers. A drill kills it. `functions.ts` starts
 * it. Plain JavaScript, because it starts a thousand times and needs no compiler.
 */
const plain = ({ name, message, stack }) => ({ name, message, stack });

process.on('message', async ({ id, file, event, context, until }) => {
  const reply = (answer) => process.connected && process.send({ id, ...answer });
  try {
    const { handler } = await import(file);
    const given = { ...context, getRemainingTimeInMillis: () => Math.max(0, until - Date.now()) };
    reply({ value: await handler(event, given) });
  } catch (e) {
    reply({ error: plain(e) });
  }
});
process.once('disconnect', () => process.exit());
