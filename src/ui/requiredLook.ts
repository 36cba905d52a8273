/** Says aloud that a field is required; the star is drawn by react-admin's label, which only says so to the eye. */
export const requiredLook = (required: boolean | undefined) => ({
  required: required === true,
  slotProps: { inputLabel: { required: false } },
});
