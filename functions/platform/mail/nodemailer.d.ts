/** nodemailer brings no types; this is the part in use. */
declare module 'nodemailer/lib/mail-composer/index.js' {
  interface Attachment {
    filename: string;
    contentType: string;
    content: Buffer;
    cid?: string | undefined;
  }
  interface Options {
    from: { name: string; address: string };
    to: string[];
    cc: string[];
    replyTo?: string | undefined;
    references: string[];
    subject: string;
    html: string;
    text: string;
    attachments: Attachment[];
    headers: Record<string, string>;
    disableFileAccess: true;
    disableUrlAccess: true;
  }
  class MailComposer {
    constructor(options: Options);
    compile(): { build(): Promise<Buffer> };
  }
  export = MailComposer;
}
