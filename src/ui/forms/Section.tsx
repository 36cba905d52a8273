import { Box, Grid, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Children, type ReactNode, useId } from 'react';

type Props = {
  /** A key of i18n or a text: `resources.loads.sections.data`. */
  title?: string;
  /** One sentence under the title. */
  help?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/**
 * A part of a form or detail: heading and a grid of 12 columns. Children that are `<Cell>`s say how wide they are;
 * anything else takes the whole width.
 *
 *   <Section title="resources.loads.sections.goods">
 *     <Cell md={3}><Input source="weight" unit="kg" /></Cell>
 *   </Section>
 */
export const Section = ({ title, help, actions, children }: Props) => {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={title ? heading : undefined}
      variant="outlined"
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}
    >
      {(title || actions) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
          {title && (
            <Typography component="h2" variant="h6" id={heading}>
              {translate(title, { _: title })}
            </Typography>
          )}
          <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
            {actions}
          </Box>
        </Box>
      )}
      {help && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {translate(help, { _: help })}
        </Typography>
      )}
      <Grid container columnSpacing={2} rowSpacing={0.25}>
        {Children.map(children, child => asCell(child))}
      </Grid>
    </Paper>
  );
};

const asCell = (child: ReactNode) =>
  child && typeof child === 'object' && 'type' in child && child.type === Cell ? child : child && <Cell>{child}</Cell>;

type CellProps = { xs?: number; sm?: number; md?: number; lg?: number; children: ReactNode };

/** A place in a `<Section>`: the whole width of a phone, and as many of the 12 columns as said from `sm` up. */
export const Cell = ({ xs = 12, sm = 12, md, lg, children }: CellProps) => (
  <Grid size={{ xs, sm, ...(md && { md }), ...(lg && { lg }) }} sx={{ minWidth: 0, '&:empty': { display: 'none' } }}>
    {children}
  </Grid>
);

/** Four in a row, three where that would cut their names: `<Cell {...QUARTER}>`. */
export const QUARTER = { sm: 6, md: 4, lg: 3 };
