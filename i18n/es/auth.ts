/** Getting in: login, forgotten password, new password, and the first account of an installation. */
export const auth = {
  login: {
    title: 'Iniciar sesión',
    claim: 'Pedidos, cargas, transportistas y facturas de la agencia, en un solo sitio.',
    username: 'Usuario',
    password: 'Contraseña',
    acceptTerms: 'Acepto los',
    terms: 'términos y condiciones',
    and: 'y la',
    privacy: 'política de privacidad',
    acceptRequired: 'Debes aceptar los términos y la política de privacidad para entrar.',
    submit: 'Entrar',
    forgot: '¿Olvidaste tu contraseña?',
    /** Spec 8 word for word. */
    failed: 'Usuario y/o password incorrecto',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
    expired: 'La sesión ha terminado. Vuelve a iniciar sesión.',
  },
  forgot: {
    title: 'Recuperar la contraseña',
    message: 'Escribe tu e-mail y te enviaremos un enlace para elegir una contraseña nueva.',
    email: 'E-mail',
    submit: 'Enviar',
    cancel: 'Cancelar',
    /** Spec 8 word for word. */
    sent: 'Te hemos enviado un correo para restablecer tu contraseña',
    failed: 'No se ha podido enviar el correo. Inténtalo de nuevo.',
  },
  reset: {
    title: 'Nueva contraseña',
    password: 'Nueva contraseña',
    confirm: 'Repite la contraseña',
    help: 'Al menos %{min} caracteres.',
    submit: 'Guardar contraseña',
    toLogin: 'Ir a iniciar sesión',
    invalidTitle: 'Enlace no válido',
    invalid: 'El enlace no es válido, ya se ha usado o ha caducado. Pide uno nuevo desde «¿Olvidaste tu contraseña?».',
    /** Spec 5 and 8 word for word. */
    passwordRequired: 'Se requiere contraseña!',
    confirmRequired: 'Por favor confirme contraseña!',
    mismatch: 'Las contraseñas no coinciden!',
    failed: 'Se ha producido un error al guardar la contraseña',
    saved: 'Tu nueva contraseña se ha guardado con éxito',
  },
  setup: {
    title: 'Primera cuenta',
    message: 'Todavía no hay ninguna cuenta. Crea la del superusuario, que podrá añadir a los demás.',
    username: 'Usuario',
    email: 'E-mail',
    password: 'Contraseña',
    confirm: 'Repite la contraseña',
    submit: 'Crear cuenta',
    done: 'Cuenta creada. Ya puedes iniciar sesión.',
    invalid: 'Esta dirección ya no es válida: la primera cuenta ya existe o el enlace es de otro arranque.',
    failed: 'No se ha podido crear la cuenta',
  },
  legal: {
    termsTitle: 'Términos y condiciones',
    termsText:
      'El acceso es personal. Usa la aplicación solo para gestionar los transportes en los que participas, no compartas tu contraseña y avisa a la empresa si crees que otra persona la conoce.',
    privacyTitle: 'Política de privacidad',
    privacyText:
      'La empresa que te ha dado acceso trata tus datos de contacto y los de los transportes en los que participas para gestionarlos, facturarlos y cumplir sus obligaciones legales. Puedes pedirle acceso, rectificación o supresión de tus datos.',
  },
};
