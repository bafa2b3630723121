/** The browser gave no passkey: given up, none there, or the device did not agree. */
export class PasskeyCancelled extends Error {
  constructor() {
    super('no passkey was given');
    this.name = 'PasskeyCancelled';
  }
}
