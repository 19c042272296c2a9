import '@testing-library/jest-dom';

// jsdom has <dialog> but not its behaviour: opening and closing is all that component tests need.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => {};
