/** What a show's rules say, fetched when a form has something to check. */
export const fetchShowMessages = () =>
  import('#shared/domains/show/messages.ts').then(({ showMessages }) => showMessages);
