# La página de un teléfono que es la cámara.

phone-title = Este teléfono es la cámara
phone-picture = Lo que ve este teléfono
phone-asking = ¿Puede filmar este teléfono?
phone-asking-text = Toca «Permitir» en la pregunta del navegador.
phone-allowed = Permitido
phone-allowed-text = Conectando con el árbitro …
phone-sending = El árbitro recibe las imágenes
phone-sees = El árbitro ve la mesa
phone-leave-open = Deja esta página abierta y el teléfono donde está. Un cargador ayuda.
phone-lost = Sin conexión
phone-lost-text = Se intenta otra vez solo. ¿Está el teléfono en el wifi del árbitro?
phone-other = El árbitro no toma estas imágenes
phone-instead = Usar este teléfono en su lugar
phone-again = Intentar otra vez
phone-refused = Sin imagen
phone-refused-denied = El navegador no deja filmar a esta página. Abre sus ajustes para esta página, permite la cámara e intenta otra vez.
phone-refused-none = No se encontró ninguna cámara en este aparato.
phone-refused-busy = Otra aplicación usa la cámara. Ciérrala e intenta otra vez.
phone-refused-taken = Una llamada u otra aplicación se llevó la cámara. Intenta otra vez.
phone-small = La cámara solo da { $width } × { $height }. Puede ser poco para leer de quién es una carta.
phone-insecure = Un navegador solo deja filmar a una página con una dirección segura (https). Inicia el árbitro con --lan y abre el enlace de la cámara que escribe o muestra como código.
phone-warning = El navegador avisará de esta dirección, porque su certificado lo hizo tu propio ordenador y nadie más responde por él; elige «Avanzado» y sigue.
