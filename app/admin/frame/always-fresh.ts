/** A list is read again after every action, also after one that failed: somebody else may have been there. */
export function alwaysFresh() {
  return true;
}
