/** The words under a field that looks odd but may be right; an error keeps its own colour. */
export const WARNING_LOOK = { '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.dark' } };
