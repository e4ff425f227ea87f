"""Every sentence a person reads, in French and English."""
