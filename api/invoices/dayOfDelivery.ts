/** The day of a load's delivery in SQL, as tracked, else as planned (`dayOfDelivery` in due.ts says it of a row). */
export const DAY_OF_DELIVERY = 'coalesce("loads"."deliveredDate", "loads"."deliveryDate")';
