/** Loads the messages of a show's rules when a form has something to check. */
export const fetchShowMessages = () =>
  import('#shared/domains/booking/show/messages.ts').then(({ showMessages }) => showMessages);
