/** The browser returned no passkey: the person cancelled, there is none, or the device did not verify them. */
export class PasskeyCancelled extends Error {
  constructor() {
    super('no passkey was given');
    this.name = 'PasskeyCancelled';
  }
}
