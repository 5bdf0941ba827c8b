export const fieldText = {
  /** Marks a required field. */
  required: 'required',
};
