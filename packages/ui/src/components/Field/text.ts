export const fieldText = {
  /** Of a field that must be filled in. */
  required: 'required',
};
