/** Subject and text of each letter; a blank line parts the paragraphs. */
export const emails = {
  /** The button that stands for a link where HTML is shown. */
  open: 'Abrir el enlace',
  forgotPassword: {
    subject: 'Restablece tu contraseña',
    body: `Hola, %{username}:

Hemos recibido una petición para cambiar tu contraseña. Elige una nueva desde este enlace antes de %{minutes} minutos; sirve una sola vez:

%{link}

Si no la has pedido tú, no hagas nada: tu contraseña sigue siendo la misma.

%{company}`,
  },
  secondFactor: {
    on: {
      subject: 'Has activado la verificación en dos pasos',
      body: `Hola, %{username}:

Desde ahora, para entrar te pediremos también un código de tu aplicación de verificación. Guarda los códigos de recuperación donde no dependan del teléfono.

Si no has sido tú, avisa cuanto antes a la oficina.

%{company}`,
    },
    off: {
      subject: 'Has desactivado la verificación en dos pasos',
      body: `Hola, %{username}:

Desde ahora, para entrar basta con tu contraseña.

Si no has sido tú, cambia la contraseña y avisa cuanto antes a la oficina.

%{company}`,
    },
    removed: {
      subject: 'La oficina ha quitado tu verificación en dos pasos',
      body: `Hola, %{username}:

La oficina ha quitado la verificación en dos pasos de tu cuenta y ha cerrado tus sesiones. Para entrar basta ahora con tu contraseña; puedes volver a activarla desde tu cuenta.

Si no lo has pedido tú, cambia la contraseña y avisa cuanto antes a la oficina.

%{company}`,
    },
  },
  documentNotification: {
    subject: 'Revisa un documento: %{document}',
    body: `Hola:

Revisa el documento «%{document}» de %{owner}.
%{expiry}
Puedes verlo y subir uno nuevo aquí:

%{link}

%{company}`,
    /** To a company that has no account to see it with. */
    bodyNoAccount: `Hola:

Revisa el documento «%{document}» de %{owner}.
%{expiry}
Si tienes uno nuevo, envíanoslo a la oficina.

%{company}
%{contact}`,
    expires: 'Caduca el %{date}.',
    expired: 'Caducó el %{date}.',
  },
  accountantInvitation: {
    subject: '%{carrier} te ha elegido como contable',
    body: `Hola:

%{carrier} te da acceso a sus facturas como contable. Hemos creado una cuenta para ti; tu usuario es %{username}. Elige tu contraseña desde este enlace antes de %{hours} horas:

%{link}

%{company}`,
    bodyExisting: `Hola, %{username}:

%{carrier} te da acceso a sus facturas como contable. Entra con tu cuenta de siempre:

%{link}

%{company}`,
  },
  loadUpdate: {
    subject: 'Tu pedido %{load}: %{event}',
    body: `Hola:

%{news}

Pedido: %{reference}
Origen: %{origin}
Destino: %{destination}
Lugar: %{place}
Fecha y hora: %{moment} (hora peninsular)`,
    follow: `Puedes seguirlo aquí:

%{link}`,
    events: {
      orderAtOrigin: 'vehículo en origen',
      orderLoaded: 'cargado',
      orderAtDestination: 'en destino',
      orderDelivered: 'entregado',
      orderAtStop: 'en una parada',
      orderStopDelivered: 'parada entregada',
    },
  },
  loadCorrection: {
    subject: 'Corrección: tu pedido %{load}',
    body: `Hola:

Te hemos avisado por error de un paso de tu pedido %{load}: «%{alert}». El pedido está ahora: %{status}.`,
  },
  correctedAddress: {
    subject: 'Tu cuenta de acceso',
    body: `Hola:

Hay una cuenta para ti, ahora con esta dirección de correo; tu usuario es %{username}. Elige tu contraseña desde este enlace antes de %{hours} horas:

%{link}

%{company}`,
  },
  activatedAccount: {
    subject: 'Tu cuenta de acceso',
    body: `Hola:

Tu cuenta está activa; tu usuario es %{username}. Elige tu contraseña desde este enlace antes de %{hours} horas:

%{link}

%{company}`,
  },
  driverAccess: {
    subject: 'Acceso de conductor: %{plate}',
    body: `Hola:

Ya tienes acceso a las cargas del vehículo %{plate}. Tu usuario es %{username}. Entra desde aquí:

%{link}

%{company}`,
    bodyNewPassword: `Hola:

Ya tienes acceso a las cargas del vehículo %{plate}. Tu usuario es %{username}. Elige tu contraseña desde este enlace antes de %{hours} horas:

%{link}

%{company}`,
  },
};
